# Replace a cover
curl --fail-with-body --silent --show-error --max-time 30 \
  --request PUT "${PARTNER_API_URL:-https://api.library.example/v1}/covers/1" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Content-Type: image/png' \
  --data-binary '@cover.png'
