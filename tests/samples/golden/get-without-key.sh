# List books
curl --fail-with-body --silent --show-error --max-time 30 \
  --request GET "${PARTNER_API_URL:-https://api.library.example/v1}/books"
