# List deposits
curl --fail-with-body --silent --show-error --max-time 30 \
  --request GET "${PARTNER_API_URL:-https://api.sandbox.partner.example/v1}/deposits?asset=eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48&status=credited&status=on_hold&createdFrom=2026-11-02T09:30:00.000%2B01:00" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-11-01'
