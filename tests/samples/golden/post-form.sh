# Sign in at the counter
curl --fail-with-body --silent --show-error --max-time 30 \
  --request POST "${PARTNER_API_URL:-https://api.library.example/v1}/sessions" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Content-Type: application/x-www-form-urlencoded' \
  --data-raw 'name=Ana%20Kova%C4%8D&shelf=a/1&shelf=b%262'
