<?php

// Find books
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKey = getenv('PARTNER_API_KEY');
if (!$apiKey) {
    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\n");
    exit(1);
}

$curl = curl_init($apiUrl . '/shelves/;id=1,2/books/.a%2Fb?filter%5Bfrom%5D=1%202&shelves=a%2Cb,c');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'GET',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . $apiKey,
        'Cookie: reader=1; theme=a%3Bb',
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
