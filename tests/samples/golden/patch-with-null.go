// Change a reader
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
  "email": "ana.kovac@reader.example",
  "phone": null
}`)
	url := apiURL + "/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e"
	request, err := http.NewRequest("PATCH", url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	request.Header.Set("Api-Version", "2026-03-01")
	request.Header.Set("Content-Type", "application/merge-patch+json")
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
