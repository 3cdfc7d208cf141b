# List loans
import os
import sys
import urllib.error
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key = os.environ.get("PARTNER_API_KEY")
if not api_key:
    sys.exit("Set PARTNER_API_KEY to your API key.")

request = urllib.request.Request(
    f"{api_url}/loans?shelf=eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48&status=open&status=overdue&createdFrom=2026-03-02T09:30:00.000%2B01:00",
    method="GET",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Api-Version": "2026-03-01",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
