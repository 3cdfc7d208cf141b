// Register a reader
package main

import (
	"crypto/rand"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func main() {
	apiURL := os.Getenv("PARTNER_API_URL")
	if apiURL == "" {
		apiURL = "https://api.library.example/v1"
	}
	apiKey := os.Getenv("PARTNER_API_KEY")
	if apiKey == "" {
		log.Fatal("Set PARTNER_API_KEY to your API key.")
	}

	// One key per request: a retry sends the same key.
	idempotencyKey := make([]byte, 16)
	if _, err := rand.Read(idempotencyKey); err != nil {
		log.Fatal(err)
	}

	body := strings.NewReader(`{
  "ownNumber": "reader-7",
  "type": "adult",
  "firstName": "Ana",
  "lastName": "Kovač",
  "address": {
    "line1": "Ulica d'Annunzio 1",
    "city": "Ljubljana",
    "country": "SI"
  },
  "nationalities": [
    "SI",
    "IT"
  ],
  "documents": [
    {
      "type": "passport",
      "pages": [
        1,
        2
      ]
    }
  ],
  "termsAccepted": true,
  "note": "Opened at the counter in Ljubljana; letters go to the second address until further notice.",
  "remark": "Opened at the counter in Ljubljana; letters go to the second address until further notice."
}`)
	url := apiURL + "/readers"
	request, err := http.NewRequest("POST", url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	request.Header.Set("Api-Version", "2026-03-01")
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", fmt.Sprintf("%x", idempotencyKey))

	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode >= 300 {
		// A problem (RFC 9457): act on its code, quote its requestId to support.
		log.Fatalf("HTTP %d: %s", response.StatusCode, answer)
	}
	fmt.Println(string(answer))
}
