# List shelves
curl --fail-with-body --silent --show-error --max-time 30 \
  --request GET "${PARTNER_API_URL:-https://api.library.example/v1}/shelves?floor=2&app%5Bid%5D=${PARTNER_APP:?Set it to your API key app.id.}" \
  --header "X-Api-Key: ${PARTNER_KEY:?Set it to your API key header.}" \
  --header "Cookie: branch=north; session=${PARTNER_SESSION:?Set it to your API key session.}"
