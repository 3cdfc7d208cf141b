<?php

// Register a reader
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKey = getenv('PARTNER_API_KEY');
if (!$apiKey) {
    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\n");
    exit(1);
}

// One key per request: a retry sends the same key.
$idempotencyKey = bin2hex(random_bytes(16));

$body = [
    'ownNumber' => 'reader-7',
    'type' => 'adult',
    'firstName' => 'Ana',
    'lastName' => 'Kovač',
    'address' => [
        'line1' => 'Ulica d\'Annunzio 1',
        'city' => 'Ljubljana',
        'country' => 'SI',
    ],
    'nationalities' => ['SI', 'IT'],
    'documents' => [
        [
            'type' => 'passport',
            'pages' => [1, 2],
        ],
    ],
    'termsAccepted' => true,
    'note' => 'Opened at the counter in Ljubljana; letters go to the second address until further notice.',
    'remark' => 'Opened at the counter in Ljubljana; letters go to the second address until further notice.',
];

$curl = curl_init($apiUrl . '/readers');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . $apiKey,
        'Api-Version: 2026-03-01',
        'Content-Type: application/json',
        'Idempotency-Key: ' . $idempotencyKey,
    ],
    CURLOPT_POSTFIELDS => json_encode($body, JSON_THROW_ON_ERROR),
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
