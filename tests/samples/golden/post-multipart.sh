# Add a cover
curl --fail-with-body --silent --show-error --max-time 30 \
  --request POST "${PARTNER_API_URL:-https://api.library.example/v1}/books/book_1/covers" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Api-Version: 2026-03-01' \
  --form-string 'title=Ana'\''s "first"; $HOME \ 1' \
  --form 'about="{\"pages\":[1,2],\"by\":\"\\\"A\\\"\"}";type=application/json' \
  --form 'cover=@cover.png;type=image/png' \
  --form 'back=@back.png;type=image/png'
