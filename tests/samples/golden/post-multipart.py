# Add a cover
import os
import pathlib
import sys
import urllib.error
import urllib.request

api_url = os.environ.get("PARTNER_API_URL", "https://api.library.example/v1")
api_key = os.environ.get("PARTNER_API_KEY")
if not api_key:
    sys.exit("Set PARTNER_API_KEY to your API key.")

body = b"".join(
    [
        (
            "--sample-boundary-5d41402a\r\n"
            'Content-Disposition: form-data; name="title"\r\n'
            "\r\n"
            'Ana\'s "first"; $HOME \\ 1\r\n'
            "--sample-boundary-5d41402a\r\n"
            'Content-Disposition: form-data; name="about"\r\n'
            "Content-Type: application/json\r\n"
            "\r\n"
            '{"pages":[1,2],"by":"\\"A\\""}\r\n'
            "--sample-boundary-5d41402a\r\n"
            'Content-Disposition: form-data; name="cover"; filename="cover.png"\r\n'
            "Content-Type: image/png\r\n"
            "\r\n"
        ).encode(),
        pathlib.Path("cover.png").read_bytes(),
        (
            "\r\n"
            "--sample-boundary-5d41402a\r\n"
            'Content-Disposition: form-data; name="back"; filename="back.png"\r\n'
            "Content-Type: image/png\r\n"
            "\r\n"
        ).encode(),
        pathlib.Path("back.png").read_bytes(),
        (
            "\r\n"
            "--sample-boundary-5d41402a--\r\n"
        ).encode(),
    ]
)

request = urllib.request.Request(
    f"{api_url}/books/book_1/covers",
    method="POST",
    headers={
        "Authorization": f"Bearer {api_key}",
        "Api-Version": "2026-03-01",
        "Content-Type": "multipart/form-data; boundary=sample-boundary-5d41402a",
    },
    data=body,
)
try:
    with urllib.request.urlopen(request, timeout=30) as response:
        print(response.read().decode())
except urllib.error.HTTPError as error:
    # A problem (RFC 9457): act on its code, quote its requestId to support.
    sys.exit(f"HTTP {error.code}: {error.read().decode()}")
