// Record an entry
package main

import (
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

	body := strings.NewReader("{\n" +
		"  \"amount\": 9007199254740993,\n" +
		"  \"rate\": 0.12345678901234567891,\n" +
		"  \"price\": 1.10,\n" +
		"  \"limits\": [\n" +
		"    -9223372036854775808,\n" +
		"    1e400\n" +
		"  ]\n" +
		"}")
	url := apiURL + "/entries"
	request, err := http.NewRequest("POST", url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	request.Header.Set("Api-Version", "2026-03-01")
	request.Header.Set("Content-Type", "application/json")

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
