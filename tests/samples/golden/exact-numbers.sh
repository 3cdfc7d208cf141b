# Record an entry
curl --fail-with-body --silent --show-error --max-time 30 \
  --request POST "${PARTNER_API_URL:-https://api.library.example/v1}/entries" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01' \
  --header 'Content-Type: application/json' \
  --data-raw '{
  "amount": 9007199254740993,
  "rate": 0.12345678901234567891,
  "price": 1.10,
  "limits": [
    -9223372036854775808,
    1e400
  ]
}'
