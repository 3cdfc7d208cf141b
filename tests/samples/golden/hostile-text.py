# Send odd text
import os
import sys
import urllib.error
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key = os.environ.get("PARTNER_API_KEY")
if not api_key:
    sys.exit("Set PARTNER_API_KEY to your API key.")

body = (
    'it\'s "quoted" \\ and \\\\\n'
    "$HOME ${HOME} $(id) `id` %s %HOME% !! #{x} {$x}\n"
    "'; exit 7 #\n"
    "</script> ?> <?php -- /* */ // \"\"\" ''' \\u0041\n"
    "line\n"
    "break\r\ttabnull\u001besc\u007f\n"
    "Kovač 日本 😀 \u2028\u2029\u202e\ufeff\u00a0"
).encode()

request = urllib.request.Request(
    f"{api_url}/notes",
    method="POST",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Content-Type": "text/plain; charset=utf-8",
    },
    data=body,
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
