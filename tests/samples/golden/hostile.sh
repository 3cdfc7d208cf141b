# Odd u000a / text system( id ) id (id) '
# Use a new Idempotency-Key for a new request and the same one to retry it.
curl --fail-with-body --silent --show-error --max-time 30 \
  --request PUT "${PARTNER_API_URL:-https://api.library.example/v1}/things/it%27s%20%22quoted%22%20%5C%20and%20%5C%5C%20%24HOME%20%24%7BHOME%7D%20%24%28id%29%20%60id%60%20%25s%20%25HOME%25%20%21%21%20%23%7Bx%7D%20%7B%24x%7D%20%27%3B%20exit%207%20%23%20%3C%2Fscript%3E%20%3F%3E%20%3C%3Fphp%20--%20%2F%2A%20%2A%2F%20%2F%2F%20%22%22%22%20%27%27%27%20%5Cu0041%20line%0Abreak%0D%09tab%00null%1Besc%7F%20Kova%C4%8D%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80%20%E2%80%A8%E2%80%A9%E2%80%AE%EF%BB%BF%C2%A0/parts/%252e%252e%2F..%3F%23?q0=it%27s%20%22quoted%22%20%5C%20and%20%5C%5C&q1=%24HOME%20%24%7BHOME%7D%20%24%28id%29%20%60id%60%20%25s%20%25HOME%25%20%21%21%20%23%7Bx%7D%20%7B%24x%7D&q2=%27%3B%20exit%207%20%23&q3=%3C/script%3E%20%3F%3E%20%3C%3Fphp%20--%20/%2A%20%2A/%20//%20%22%22%22%20%27%27%27%20%5Cu0041&q4=line%0Abreak%0D%09tab%00null%1Besc%7F&q5=Kova%C4%8D%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80%20%E2%80%A8%E2%80%A9%E2%80%AE%EF%BB%BF%C2%A0&it%27s%20%22quoted%22%20%5C%20and%20%5C%5C%24HOME%20%24%7BHOME%7D%20%24%28id%29%20%60id%60%20%25s%20%25HOME%25%20%21%21%20%23%7Bx%7D%20%7B%24x%7D%27%3B%20exit%207%20%23%3C/script%3E%20%3F%3E%20%3C%3Fphp%20--%20/%2A%20%2A/%20//%20%22%22%22%20%27%27%27%20%5Cu0041line%0Abreak%0D%09tab%00null%1Besc%7FKova%C4%8D%20%E6%97%A5%E6%9C%AC%20%F0%9F%98%80%20%E2%80%A8%E2%80%A9%E2%80%AE%EF%BB%BF%C2%A0=&a%26b%3Dc=d%2Be%26f%3Dg%23h" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'X-Odd: it'\''s "quoted" \ and \\ $HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x} '\''; exit 7 # </script> ?> <?php -- /* */ // """ '\'''\'''\'' \u0041 ~' \
  --header 'X-Percent: %2B%n' \
  --header 'Content-Type: application/json' \
  --header 'Idempotency-Key: it'\''s-$HOME-`id`' \
  --data '{
  "text0": "it'\''s \"quoted\" \\ and \\\\",
  "text1": "$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}",
  "text2": "'\''; exit 7 #",
  "text3": "</script> ?> <?php -- /* */ // \"\"\" '\'''\'''\'' \\u0041",
  "text4": "line\nbreak\r\ttab\u0000null\u001besc\u007f",
  "text5": "Kovač 日本 😀 \u2028\u2029\u202e\ufeff\u00a0",
  "it'\''s \"quoted\" \\ and \\\\": "$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}",
  "list": [
    "it'\''s \"quoted\" \\ and \\\\",
    "$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}",
    "'\''; exit 7 #",
    "</script> ?> <?php -- /* */ // \"\"\" '\'''\'''\'' \\u0041",
    "line\nbreak\r\ttab\u0000null\u001besc\u007f",
    "Kovač 日本 😀 \u2028\u2029\u202e\ufeff\u00a0"
  ],
  "numbers": [
    0,
    -1,
    0.1,
    1e+21,
    5e-324,
    9007199254740991
  ],
  "empty": [
    {},
    [],
    "",
    null,
    true,
    false
  ],
  "listLike": {
    "0": "a",
    "1": "b"
  },
  "": "empty key",
  "prototype": {
    "__proto__": {
      "polluted": true
    }
  }
}'
