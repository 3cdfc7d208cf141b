# Get a loan
curl --fail-with-body --silent --show-error --max-time 30 \
  --request GET "${PARTNER_API_URL:-https://api.library.example/v1}/loans/loan_01931f60-1a2b-7c3d-8e4f-5a6b7c8d9e0f" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01'
