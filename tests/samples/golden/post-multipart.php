<?php

// Add a cover
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKey = getenv('PARTNER_API_KEY');
if (!$apiKey) {
    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\n");
    exit(1);
}

$body = "--sample-boundary-5d41402a\r\n"
    . "Content-Disposition: form-data; name=\"title\"\r\n"
    . "\r\n"
    . "Ana's \"first\"; \$HOME \\ 1\r\n"
    . "--sample-boundary-5d41402a\r\n"
    . "Content-Disposition: form-data; name=\"about\"\r\n"
    . "Content-Type: application/json\r\n"
    . "\r\n"
    . "{\"pages\":[1,2],\"by\":\"\\\"A\\\"\"}\r\n"
    . "--sample-boundary-5d41402a\r\n"
    . "Content-Disposition: form-data; name=\"cover\"; filename=\"cover.png\"\r\n"
    . "Content-Type: image/png\r\n"
    . "\r\n"
    . file_get_contents('cover.png')
    . "\r\n"
    . "--sample-boundary-5d41402a\r\n"
    . "Content-Disposition: form-data; name=\"back\"; filename=\"back.png\"\r\n"
    . "Content-Type: image/png\r\n"
    . "\r\n"
    . file_get_contents('back.png')
    . "\r\n"
    . "--sample-boundary-5d41402a--\r\n";

$curl = curl_init($apiUrl . '/books/book_1/covers');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . $apiKey,
        'Api-Version: 2026-03-01',
        'Content-Type: multipart/form-data; boundary=sample-boundary-5d41402a',
    ],
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 30,
]);
$answer = curl_exec($curl);
if ($answer === false) {
    fwrite(STDERR, curl_error($curl) . "\n");
    exit(1);
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status >= 300) {
    // A problem (RFC 9457): act on its code, quote its requestId to support.
    fwrite(STDERR, "HTTP $status: $answer\n");
    exit(1);
}
echo $answer, "\n";
