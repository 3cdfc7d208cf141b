<?php

// Send odd text
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKey = getenv('PARTNER_API_KEY');
if (!$apiKey) {
    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\n");
    exit(1);
}

$body = "it's \"quoted\" \\ and \\\\\n"
    . "\$HOME \${HOME} \$(id) `id` %s %HOME% !! #{x} {\$x}\n"
    . "'; exit 7 #\n"
    . "</script> ?> <?php -- /* */ // \"\"\" ''' \\u0041\n"
    . "line\n"
    . "break\r\ttabnull\u{1b}esc\u{7f}\n"
    . "Kovač 日本 😀 \u{2028}\u{2029}\u{202e}\u{feff}\u{a0}";

$curl = curl_init($apiUrl . '/notes');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . $apiKey,
        'Content-Type: text/plain; charset=utf-8',
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
