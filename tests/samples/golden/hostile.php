<?php

// Odd u000a / text system( id ) id (id) '
$apiUrl = getenv('PARTNER_API_URL') ?: 'https://api.library.example/v1';
$apiKey = getenv('PARTNER_API_KEY');
if (!$apiKey) {
    fwrite(STDERR, "Set PARTNER_API_KEY to your API key.\n");
    exit(1);
}

// One key per request: a retry sends the same key.
$idempotencyKey = bin2hex(random_bytes(16));

$body = [
    'text0' => 'it\'s "quoted" \\ and \\\\',
    'text1' => '$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}',
    'text2' => '\'; exit 7 #',
    'text3' => '</script> ?> <?php -- /* */ // """ \'\'\' \\u0041',
    'text4' => "line\nbreak\r\ttab\u{0}null\u{1b}esc\u{7f}",
    'text5' => "Kovač 日本 😀 \u{2028}\u{2029}\u{202e}\u{feff}\u{a0}",
    'it\'s "quoted" \\ and \\\\' => '$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}',
    'list' => [
        'it\'s "quoted" \\ and \\\\',
        '$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}',
        '\'; exit 7 #',
        '</script> ?> <?php -- /* */ // """ \'\'\' \\u0041',
        "line\nbreak\r\ttab\u{0}null\u{1b}esc\u{7f}",
        "Kovač 日本 😀 \u{2028}\u{2029}\u{202e}\u{feff}\u{a0}",
    ],
    'numbers' => [0, -1, 0.1, 1e21, 5e-324, 9007199254740991],
    'empty' => [new stdClass(), [], '', null, true, false],
    'listLike' => (object) [
        '0' => 'a',
        '1' => 'b',
    ],
    '' => 'empty key',
    'prototype' => [
        '__proto__' => [
            'polluted' => true,
        ],
    ],
];

$curl = curl_init($apiUrl . '/things/it%27s%20%22quoted%22%20%5C%20and%20%5C%5C%20%24HOME%20%24%7BHOME%7D%20%24%28id%29%20%60id%60%20%25s%20%25HOME%25%20%21%21%20%23%7Bx%7D%20%7B%24x%7D%20%27%3B%20exit%207%20%23%20%3C%2Fscript%3E%20%3F%3E%20%3C%3Fphp%20--%20%2F%2A%20%2A%2F%20%2F%2F%20%22%22%22%20%27%27%27%20%5Cu0041%20line%0Abreak%0D%09tab%00null%1Besc%7F%20Kova%C4%8D%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80%20%E2%80%A8%E2%80%A9%E2%80%AE%EF%BB%BF%C2%A0/parts/%252e%252e%2F..%3F%23?q0=it%27s%20%22quoted%22%20%5C%20and%20%5C%5C&q1=%24HOME%20%24%7BHOME%7D%20%24%28id%29%20%60id%60%20%25s%20%25HOME%25%20%21%21%20%23%7Bx%7D%20%7B%24x%7D&q2=%27%3B%20exit%207%20%23&q3=%3C/script%3E%20%3F%3E%20%3C%3Fphp%20--%20/%2A%20%2A/%20//%20%22%22%22%20%27%27%27%20%5Cu0041&q4=line%0Abreak%0D%09tab%00null%1Besc%7F&q5=Kova%C4%8D%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80%20%E2%80%A8%E2%80%A9%E2%80%AE%EF%BB%BF%C2%A0&it%27s%20%22quoted%22%20%5C%20and%20%5C%5C%24HOME%20%24%7BHOME%7D%20%24%28id%29%20%60id%60%20%25s%20%25HOME%25%20%21%21%20%23%7Bx%7D%20%7B%24x%7D%27%3B%20exit%207%20%23%3C/script%3E%20%3F%3E%20%3C%3Fphp%20--%20/%2A%20%2A/%20//%20%22%22%22%20%27%27%27%20%5Cu0041line%0Abreak%0D%09tab%00null%1Besc%7FKova%C4%8D%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80%20%E2%80%A8%E2%80%A9%E2%80%AE%EF%BB%BF%C2%A0=&a%26b%3Dc=d%2Be%26f%3Dg%23h');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'PUT',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . $apiKey,
        'X-Odd: it\'s "quoted" \\ and \\\\ $HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x} \'; exit 7 # </script> ?> <?php -- /* */ // """ \'\'\' \\u0041 ~',
        'X-Percent: %2B%n',
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
