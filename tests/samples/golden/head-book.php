<?php

// Check a book
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKey = getenv('PARTNER_API_KEY');
if (!$apiKey) {
    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\n");
    exit(1);
}

$curl = curl_init($apiUrl . '/books/1');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'HEAD',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . $apiKey,
        'Api-Version: 2026-03-01',
    ],
    CURLOPT_NOBODY => true,
    CURLOPT_HEADER => true,
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
