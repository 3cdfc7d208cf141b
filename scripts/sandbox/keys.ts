/** More keys than a test needs; each is kept until the sandbox stops. */
const MOST_KEYS = 1000;

type Carrier = Pick<Request, 'headers' | 'url'>;

/** Headers and address of a request whose key is replaced or removed. */
export function withKey(request: Carrier, carried: string, key: string | undefined): Carrier {
  const headers = new Headers(request.headers);
  for (const [name, value] of request.headers) {
    if (!value.includes(carried)) continue;
    if (key === undefined) headers.delete(name);
    else headers.set(name, value.replace(carried, key));
  }
  const url = request.url.replace(encodeURIComponent(carried), encodeURIComponent(key ?? ''));
  return { headers, url };
}

/** Keys that share the objects of another key, and revoked keys: for rehearsing a key rotation. */
export class Keys {
  private readonly owners = new Map<string, string>();
  private readonly revoked = new Set<string>();

  /** Returns the key whose objects a key shares; undefined for a key with its own objects. */
  ownerOf(key: string): string | undefined {
    return this.owners.get(key);
  }

  /** Lets a key work on the objects of another key; false if there are too many keys. */
  add(key: string, owner: string): boolean {
    if (this.owners.size >= MOST_KEYS) return false;
    this.owners.set(key, owner);
    this.revoked.delete(key);
    return true;
  }

  /** Revokes a key; false for a key of other objects, or if too many are revoked. */
  revoke(key: string, owner: string): boolean {
    if ((this.owners.get(key) ?? key) !== owner || this.revoked.size >= MOST_KEYS) return false;
    this.revoked.add(key);
    return true;
  }

  /** Puts the key that owns the objects into a request, or removes the key if it is revoked. */
  resolve(request: Request, key: string | undefined): Request {
    if (key === undefined) return request;
    const owner = this.revoked.has(key) ? undefined : (this.owners.get(key) ?? key);
    if (owner === key) return request;
    const { headers, url } = withKey(request, key, owner);
    return new Request(new Request(url, request), { headers });
  }
}
