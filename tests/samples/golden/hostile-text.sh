# Send odd text
curl --fail-with-body --silent --show-error --max-time 30 \
  --request POST "${PARTNER_API_URL:-https://api.library.example/v1}/notes" \
  --header "Authorization: Bearer ${PARTNER_API_KEY:?Set it to your API key.}" \
  --header 'Content-Type: text/plain; charset=utf-8' \
  --data-raw 'it'\''s "quoted" \ and \\
$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}
'\''; exit 7 #
</script> ?> <?php -- /* */ // """ '\'''\'''\'' \u0041
line
break	tabnullesc
Kovač 日本 😀   ‮﻿ '
