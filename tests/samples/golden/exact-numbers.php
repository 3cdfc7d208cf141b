<?php

// Record an entry
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKey = getenv('PARTNER_API_KEY');
if (!$apiKey) {
    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\n");
    exit(1);
}

$body = "{\n"
    . "  \"amount\": 9007199254740993,\n"
    . "  \"rate\": 0.12345678901234567891,\n"
    . "  \"price\": 1.10,\n"
    . "  \"limits\": [\n"
    . "    -9223372036854775808,\n"
    . "    1e400\n"
    . "  ]\n"
    . '}';

$curl = curl_init($apiUrl . '/entries');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . $apiKey,
        'Api-Version: 2026-03-01',
        'Content-Type: application/json',
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
