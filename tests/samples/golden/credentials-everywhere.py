# List shelves
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key_header = os.environ.get("PARTNER_KEY")
if not api_key_header:
    sys.exit("Set PARTNER_KEY to your API key header.")
api_key_app_id = os.environ.get("PARTNER_APP")
if not api_key_app_id:
    sys.exit("Set PARTNER_APP to your API key app.id.")
api_key_session = os.environ.get("PARTNER_SESSION")
if not api_key_session:
    sys.exit("Set PARTNER_SESSION to your API key session.")

request = urllib.request.Request(
    f"{api_url}/shelves?floor=2&app%5Bid%5D={urllib.parse.quote(api_key_app_id, safe='')}",
    method="GET",
    headers={
        "X-Api-Key": api_key_header,
        "Cookie": f"branch=north; session={api_key_session}",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
