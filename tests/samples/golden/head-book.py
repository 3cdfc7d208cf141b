# Check a book
import os
import sys
import urllib.error
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key = os.environ.get("PARTNER_API_KEY")
if not api_key:
    sys.exit("Set PARTNER_API_KEY to your API key.")

request = urllib.request.Request(
    f"{api_url}/books/1",
    method="HEAD",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Api-Version": "2026-03-01",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.headers)
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
