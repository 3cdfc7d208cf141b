# Find books
curl --fail-with-body --silent --show-error --max-time 30 \
  --request GET "${PARTNER_API_URL:-https://api.library.example/v1}/shelves/;id=1,2/books/.a%2Fb?filter%5Bfrom%5D=1%202&shelves=a%2Cb,c" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Cookie: reader=1; theme=a%3Bb'
