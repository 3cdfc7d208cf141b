<?php

// Receive events: verify the signature, store each event once, answer 204.
const TOLERANCE = 5 * 60; // seconds

$secret = getenv('WEBHOOK_SECRET') ?: '';
$key = base64_decode(str_replace('whsec_', '', $secret));
if (strlen($key) < 24) {
    error_log('Set WEBHOOK_SECRET to your signing secret.');
    http_response_code(500);
    exit;
}
$inbox = getenv('INBOX') ?: 'inbox';

function isGenuine(string $key, string $id, string $timestamp, string $signatures, string $rawBody): bool
{
    if ($id === '' || !preg_match('/^\d{1,15}$/D', $timestamp)) {
        return false;
    }
    if (abs(time() - (int) $timestamp) > TOLERANCE) {
        return false;
    }
    $mac = hash_hmac('sha256', "$id.$timestamp.$rawBody", $key, true);
    $expected = 'v1,' . base64_encode($mac);
    foreach (explode(' ', $signatures) as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

// Stands for an insert into a table whose key is the id. A worker takes the events from there.
function storeOnce(string $inbox, string $id, string $rawBody): bool
{
    $file = @fopen("$inbox/$id.json", 'xb');
    if ($file === false) {
        return file_exists("$inbox/$id.json"); // There already: a duplicate.
    }
    return fwrite($file, $rawBody) === strlen($rawBody) && fclose($file);
}

$rawBody = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$signatures = $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '';

if (!isGenuine($key, $id, $timestamp, $signatures, $rawBody)) {
    http_response_code(400);
} elseif (storeOnce($inbox, $id, $rawBody)) {
    http_response_code(204);
} else {
    http_response_code(500); // Not stored: the event is sent again.
}
