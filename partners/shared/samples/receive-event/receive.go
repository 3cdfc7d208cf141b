// Receive events: verify the signature, store each event once, answer 204.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

const tolerance = 5 * 60 // seconds

func env(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

func isGenuine(key []byte, header http.Header, rawBody []byte) bool {
	id := header.Get("webhook-id")
	timestamp := header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || id == "" {
		return false
	}
	if age := time.Now().Unix() - seconds; age > tolerance || age < -tolerance {
		return false
	}

	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.", id, timestamp)
	mac.Write(rawBody)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, signature := range strings.Split(header.Get("webhook-signature"), " ") {
		if hmac.Equal([]byte(signature), expected) {
			return true
		}
	}
	return false
}

// Stands for an insert into a table whose key is the id. A worker takes the events from there.
func storeOnce(inbox, id string, rawBody []byte) error {
	name := filepath.Join(inbox, id+".json")
	file, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil // There already: a duplicate.
	}
	if err != nil {
		return err
	}
	defer file.Close()
	if _, err := file.Write(rawBody); err != nil {
		return err
	}
	return file.Sync()
}

func main() {
	secret := strings.TrimPrefix(os.Getenv("WEBHOOK_SECRET"), "whsec_")
	key, err := base64.StdEncoding.DecodeString(secret)
	if err != nil || len(key) < 24 {
		log.Fatal("Set WEBHOOK_SECRET to your signing secret.")
	}
	inbox := env("INBOX", "inbox")
	if err := os.MkdirAll(inbox, 0o700); err != nil {
		log.Fatal(err)
	}

	http.HandleFunc("/", func(response http.ResponseWriter, request *http.Request) {
		status := http.StatusNoContent
		rawBody, err := io.ReadAll(request.Body)
		if err == nil && !isGenuine(key, request.Header, rawBody) {
			status = http.StatusBadRequest
		} else if err == nil {
			err = storeOnce(inbox, request.Header.Get("webhook-id"), rawBody)
		}
		if err != nil {
			log.Print(err)
			status = http.StatusInternalServerError // Not stored: the event is sent again.
		}
		response.WriteHeader(status)
	})
	log.Fatal(http.ListenAndServe(":"+env("PORT", "8080"), nil))
}
