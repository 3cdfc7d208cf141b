// Send odd text
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

	body := strings.NewReader("it's \"quoted\" \\ and \\\\\n" +
		"$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}\n" +
		"'; exit 7 #\n" +
		"</script> ?> <?php -- /* */ // \"\"\" ''' \\u0041\n" +
		"line\n" +
		"break\r\ttabnull\u001besc\u007f\n" +
		"Kovač 日本 😀 \u2028\u2029\u202e\ufeff\u00a0")
	url := apiURL + "/notes"
	request, err := http.NewRequest("POST", url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	request.Header.Set("Content-Type", "text/plain; charset=utf-8")

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
