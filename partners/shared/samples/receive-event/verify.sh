# Check a recorded delivery on your own machine:
#   WEBHOOK_ID=… WEBHOOK_TIMESTAMP=… WEBHOOK_SIGNATURE=… bash verify.sh body.json
# Not for a server: while openssl runs, its arguments show the key to other users of the machine.
set -euo pipefail

body=${1:?Name the file that holds the raw body.}
secret=${WEBHOOK_SECRET:?Set it to your signing secret.}
id=${WEBHOOK_ID:?Set it to the header webhook-id.}
timestamp=${WEBHOOK_TIMESTAMP:?Set it to the header webhook-timestamp.}
signatures=${WEBHOOK_SIGNATURE:?Set it to the header webhook-signature.}
tolerance=${TOLERANCE:-300} # seconds; raise it for a delivery of yesterday

if ! [[ $timestamp =~ ^[1-9][0-9]{0,14}$ ]]; then
  echo 'Refused: webhook-timestamp is no number of seconds.' >&2
  exit 1
fi
age=$(($(date +%s) - timestamp))
if ((age > tolerance || age < -tolerance)); then
  echo "Refused: signed $age seconds ago." >&2
  exit 1
fi

key=$(printf %s "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
expected=$({ printf '%s.%s.' "$id" "$timestamp" && cat "$body"; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

case " $signatures " in
  *" v1,$expected "*) echo 'Genuine.' ;;
  *)
    echo "Refused: no signature is v1,$expected" >&2
    exit 1
    ;;
esac
