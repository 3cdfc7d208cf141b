# Get a reader
curl --fail-with-body --silent --show-error --max-time 30 \
  --request GET "${PARTNER_API_URL:-https://api.library.example/v1}/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e" \
  --user "${PARTNER_BASIC_AUTH:?Set it to your login, user:password.}"
