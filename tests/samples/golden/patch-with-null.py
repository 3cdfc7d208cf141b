# Change a reader
import json
import os
import sys
import urllib.error
import urllib.request
import uuid

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key = os.environ.get("PARTNER_API_KEY")
if not api_key:
    sys.exit("Set PARTNER_API_KEY to your API key.")

# One key per request: a retry sends the same key.
idempotency_key = str(uuid.uuid4())

body = {
    "email": "ana.kovac@reader.example",
    "phone": None,
}

request = urllib.request.Request(
    f"{api_url}/readers/rdr_01931f5e-7c2a-7b3c-9d4e-5f6a7b8c9d0e",
    method="PATCH",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Api-Version": "2026-03-01",
        "Content-Type": "application/merge-patch+json",
        "Idempotency-Key": idempotency_key,
    },
    data=json.dumps(body).encode(),
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
