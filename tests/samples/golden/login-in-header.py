# Get a reader
import base64
import os
import sys
import urllib.error
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
login = os.environ.get("PARTNER_BASIC_AUTH")
if not login:
    sys.exit("Set PARTNER_BASIC_AUTH to your login, user:password.")

request = urllib.request.Request(
    f"{api_url}/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e",
    method="GET",
    headers={
        "Authorization": f"Basic {base64.b64encode(login.encode()).decode()}",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
