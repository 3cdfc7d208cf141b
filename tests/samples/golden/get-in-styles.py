# Find books
import os
import sys
import urllib.error
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key = os.environ.get("PARTNER_API_KEY")
if not api_key:
    sys.exit("Set PARTNER_API_KEY to your API key.")

request = urllib.request.Request(
    f"{api_url}/shelves/;id=1,2/books/.a%2Fb?filter%5Bfrom%5D=1%202&shelves=a%2Cb,c",
    method="GET",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Cookie": "reader=1; theme=a%3Bb",
    },
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
