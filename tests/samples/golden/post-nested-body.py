# Register a reader
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
    "ownNumber": "reader-7",
    "type": "adult",
    "firstName": "Ana",
    "lastName": "Kovač",
    "address": {
        "line1": "Ulica d'Annunzio 1",
        "city": "Ljubljana",
        "country": "SI",
    },
    "nationalities": ["SI", "IT"],
    "documents": [
        {
            "type": "passport",
            "pages": [1, 2],
        },
    ],
    "termsAccepted": True,
    "note": "Opened at the counter in Ljubljana; letters go to the second address until further notice.",
    "remark": "Opened at the counter in Ljubljana; letters go to the second address until further notice.",
}

request = urllib.request.Request(
    f"{api_url}/readers",
    method="POST",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Api-Version": "2026-03-01",
        "Content-Type": "application/json",
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
