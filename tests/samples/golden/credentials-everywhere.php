<?php

// List shelves
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKeyHeader = getenv('PARTNER_KEY');
if (!$apiKeyHeader) {
    fwrite(STDERR, "Set PARTNER_KEY to your API key header.\n");
    exit(1);
}
$apiKeyAppId = getenv('PARTNER_APP');
if (!$apiKeyAppId) {
    fwrite(STDERR, "Set PARTNER_APP to your API key app.id.\n");
    exit(1);
}
$apiKeySession = getenv('PARTNER_SESSION');
if (!$apiKeySession) {
    fwrite(STDERR, "Set PARTNER_SESSION to your API key session.\n");
    exit(1);
}

$curl = curl_init($apiUrl . '/shelves?floor=2&app%5Bid%5D=' . rawurlencode($apiKeyAppId));
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'GET',
    CURLOPT_HTTPHEADER => [
        'X-Api-Key: ' . $apiKeyHeader,
        'Cookie: branch=north; session=' . $apiKeySession,
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
