// List shelves
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"time"
)

func main() {
	apiURL := os.Getenv("PARTNER_API_URL")
	if apiURL == "" {
		apiURL = "https://api.library.example/v1"
	}
	apiKeyHeader := os.Getenv("PARTNER_KEY")
	if apiKeyHeader == "" {
		log.Fatal("Set PARTNER_KEY to your API key header.")
	}
	apiKeyAppId := os.Getenv("PARTNER_APP")
	if apiKeyAppId == "" {
		log.Fatal("Set PARTNER_APP to your API key app.id.")
	}
	apiKeySession := os.Getenv("PARTNER_SESSION")
	if apiKeySession == "" {
		log.Fatal("Set PARTNER_SESSION to your API key session.")
	}

	url := apiURL + "/shelves?floor=2&app%5Bid%5D=" + url.QueryEscape(apiKeyAppId)
	request, err := http.NewRequest("GET", url, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("X-Api-Key", apiKeyHeader)
	request.Header.Set("Cookie", "branch=north; session="+apiKeySession)

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
