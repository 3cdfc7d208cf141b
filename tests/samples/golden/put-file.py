# Replace a cover
import os
import pathlib
import sys
import urllib.error
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key = os.environ.get("PARTNER_API_KEY")
if not api_key:
    sys.exit("Set PARTNER_API_KEY to your API key.")

body = pathlib.Path("cover.png").read_bytes()

request = urllib.request.Request(
    f"{api_url}/covers/1",
    method="PUT",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Content-Type": "image/png",
    },
    data=body,
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
