# Return a book
# Use a new Idempotency-Key for a new request and the same one to retry it.
curl --fail-with-body --silent --show-error --max-time 30 \
  --request POST "${PARTNER_API_URL:-https://api.library.example/v1}/loans/loan_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f/return" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01' \
  --header 'Idempotency-Key: 01931f6f-091a-7b2c-8d3e-4f5061728394'
