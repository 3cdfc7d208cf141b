# List assets
curl --fail-with-body --silent --show-error --max-time 30 \
  --request GET "${PARTNER_API_URL:-https://api.sandbox.partner.example/v1}/assets"
