# Check a book
curl --fail-with-body --silent --show-error --max-time 30 \
  --head "${PARTNER_API_URL:-https://api.library.example/v1}/books/1" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01'
