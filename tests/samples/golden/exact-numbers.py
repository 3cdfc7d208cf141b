# Record an entry
import os
import sys
import urllib.error
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key = os.environ.get("PARTNER_API_KEY")
if not api_key:
    sys.exit("Set PARTNER_API_KEY to your API key.")

body = (
    "{\n"
    '  "amount": 9007199254740993,\n'
    '  "rate": 0.12345678901234567891,\n'
    '  "price": 1.10,\n'
    '  "limits": [\n'
    "    -9223372036854775808,\n"
    "    1e400\n"
    "  ]\n"
    "}"
).encode()

request = urllib.request.Request(
    f"{api_url}/entries",
    method="POST",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Api-Version": "2026-03-01",
        "Content-Type": "application/json",
    },
    data=body,
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
