# Receive events: verify the signature, store each event once, answer 204.
import base64
import hashlib
import hmac
import os
import re
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TOLERANCE = 5 * 60  # seconds

secret = os.environ.get("WEBHOOK_SECRET", "")
key = base64.b64decode(secret.removeprefix("whsec_"))
if len(key) < 24:
    sys.exit("Set WEBHOOK_SECRET to your signing secret.")
inbox = Path(os.environ.get("INBOX", "inbox"))
inbox.mkdir(parents=True, exist_ok=True)


def is_genuine(headers, raw_body):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    signatures = headers.get("webhook-signature", "")
    if not message_id or not re.fullmatch(r"[0-9]{1,20}", timestamp):
        return False
    if abs(int(time.time()) - int(timestamp)) > TOLERANCE:
        return False

    content = f"{message_id}.{timestamp}.".encode() + raw_body
    mac = hmac.new(key, content, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(mac)
    return any(hmac.compare_digest(one.encode(), expected) for one in signatures.split(" "))


# Stands for an insert into a table whose key is the id. A worker takes the events from there.
def store_once(message_id, raw_body):
    try:
        with open(inbox / f"{message_id}.json", "xb") as file:
            file.write(raw_body)
    except FileExistsError:
        pass  # There already: a duplicate.


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        status = 500  # Not stored: the event is sent again.
        try:
            raw_body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            if is_genuine(self.headers, raw_body):
                store_once(self.headers["webhook-id"], raw_body)
                status = 204
            else:
                status = 400
        finally:
            self.send_response(status)
            self.end_headers()


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
