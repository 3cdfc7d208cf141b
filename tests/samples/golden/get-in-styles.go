// Find books
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
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

	url := apiURL + "/shelves/;id=1,2/books/.a%2Fb?filter%5Bfrom%5D=1%202&shelves=a%2Cb,c"
	request, err := http.NewRequest("GET", url, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	request.Header.Set("Cookie", "reader=1; theme=a%3Bb")

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
