// Add a cover
package main

import (
	"bytes"
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

	file1, err := os.ReadFile("cover.png")
	if err != nil {
		log.Fatal(err)
	}
	file2, err := os.ReadFile("back.png")
	if err != nil {
		log.Fatal(err)
	}
	body := bytes.NewReader(bytes.Join([][]byte{
		[]byte("--sample-boundary-5d41402a\r\n" +
			"Content-Disposition: form-data; name=\"title\"\r\n" +
			"\r\n" +
			"Ana's \"first\"; $HOME \\ 1\r\n" +
			"--sample-boundary-5d41402a\r\n" +
			"Content-Disposition: form-data; name=\"about\"\r\n" +
			"Content-Type: application/json\r\n" +
			"\r\n" +
			"{\"pages\":[1,2],\"by\":\"\\\"A\\\"\"}\r\n" +
			"--sample-boundary-5d41402a\r\n" +
			"Content-Disposition: form-data; name=\"cover\"; filename=\"cover.png\"\r\n" +
			"Content-Type: image/png\r\n" +
			"\r\n"),
		file1,
		[]byte("\r\n" +
			"--sample-boundary-5d41402a\r\n" +
			"Content-Disposition: form-data; name=\"back\"; filename=\"back.png\"\r\n" +
			"Content-Type: image/png\r\n" +
			"\r\n"),
		file2,
		[]byte("\r\n" +
			"--sample-boundary-5d41402a--\r\n"),
	}, nil))
	url := apiURL + "/books/book_1/covers"
	request, err := http.NewRequest("POST", url, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	request.Header.Set("Api-Version", "2026-03-01")
	request.Header.Set("Content-Type", "multipart/form-data; boundary=sample-boundary-5d41402a")

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
