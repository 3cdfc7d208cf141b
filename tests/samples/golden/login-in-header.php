<?php

// Get a reader
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$login = getenv('PARTNER_BASIC_AUTH');
if (!$login) {
    fwrite(STDERR, "Set PARTNER_BASIC_AUTH to your login, user:password.\n");
    exit(1);
}

$curl = curl_init($apiUrl . '/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'GET',
    CURLOPT_HTTPHEADER => [
        'Authorization: Basic ' . base64_encode($login),
    ],
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
