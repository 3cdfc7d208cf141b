# Delete a shelf
curl --fail-with-body --silent --show-error --max-time 30 \
  --request DELETE "${PARTNER_API_URL:-https://api.library.example/v1}/shelves/shf_01931f6d-e7f8-790a-95bc-8192a3b4c5d6" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01'
