# Register a reader
# Use a new Idempotency-Key for a new request and the same one to retry it.
curl --fail-with-body --silent --show-error --max-time 30 \
  --request POST "${PARTNER_API_URL:-https://api.library.example/v1}/readers" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01' \
  --header 'Content-Type: application/json' \
  --header 'Idempotency-Key: 01931f6f-091a-7b2c-8d3e-4f5061728394' \
  --data '{
  "ownNumber": "reader-7",
  "type": "adult",
  "firstName": "Ana",
  "lastName": "Kovač",
  "address": {
    "line1": "Ulica d'\''Annunzio 1",
    "city": "Ljubljana",
    "country": "SI"
  },
  "nationalities": [
    "SI",
    "IT"
  ],
  "documents": [
    {
      "type": "passport",
      "pages": [
        1,
        2
      ]
    }
  ],
  "termsAccepted": true,
  "note": "Opened at the counter in Ljubljana; letters go to the second address until further notice.",
  "remark": "Opened at the counter in Ljubljana; letters go to the second address until further notice."
}'
