# Change a reader
# Use a new Idempotency-Key for a new request and the same one to retry it.
curl --fail-with-body --silent --show-error --max-time 30 \
  --request PATCH "${PARTNER_API_URL:-https://api.library.example/v1}/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01' \
  --header 'Content-Type: application/merge-patch+json' \
  --header 'Idempotency-Key: 01931f6f-091a-7b2c-8d3e-4f5061728394' \
  --data '{
  "email": "ana.kovac@reader.example",
  "phone": null
}'
