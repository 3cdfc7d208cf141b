# Import a book
curl --fail-with-body --silent --show-error --max-time 30 \
  --request POST "${PARTNER_API_URL:-https://api.library.example/v1}/books/import" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Content-Type: application/xml' \
  --data-raw '<?xml version="1.0" encoding="UTF-8"?>
<book id="1">
  <title>Ana &amp; Ivo’s</title>
</book>'
