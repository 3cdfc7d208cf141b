<?php

// Sign in at the counter
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKey = getenv('PARTNER_API_KEY');
if (!$apiKey) {
    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\n");
    exit(1);
}

$body = 'name=Ana%20Kova%C4%8D&shelf=a/1&shelf=b%262';

$curl = curl_init($apiUrl . '/sessions');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . $apiKey,
        'Content-Type: application/x-www-form-urlencoded',
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
