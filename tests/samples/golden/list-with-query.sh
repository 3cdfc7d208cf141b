# List loans
curl --fail-with-body --silent --show-error --max-time 30 \
  --request GET "${PARTNER_API_URL:-https://api.library.example/v1}/loans?shelf=eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48&status=open&status=overdue&createdFrom=2026-03-02T09:30:00.000%2B01:00" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01'
