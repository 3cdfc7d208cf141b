/** More keys than a test needs; each is kept until the sandbox stops. */
const MOST_KEYS = 1000;

type Carrier = Pick<Request, 'headers' | 'url'>;

/** Headers and address of a request with another key, or without the one it carries. */
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

/** Keys that share the objects of another, and keys that were revoked, to rehearse a rotation. */
export class Keys {
  private readonly owners = new Map<string, string>();
  private readonly revoked = new Set<string>();

  /** The key whose objects a key was made for; undefined for one of its own. */
  ownerOf(key: string): string | undefined {
    return this.owners.get(key);
  }

  /** Lets a key work on the objects of another one; false for one too many. */
  add(key: string, owner: string): boolean {
    if (this.owners.size >= MOST_KEYS) return false;
    this.owners.set(key, owner);
    this.revoked.delete(key);
    return true;
  }

  /** Revokes a key; false for one of other objects. */
  revoke(key: string, owner: string): boolean {
    if ((this.owners.get(key) ?? key) !== owner || this.revoked.size >= MOST_KEYS) return false;
    this.revoked.add(key);
    return true;
  }

  /** The request with the key that its objects belong to; without one when its own was revoked. */
  resolve(request: Request, key: string | undefined): Request {
    if (key === undefined) return request;
    const owner = this.revoked.has(key) ? undefined : (this.owners.get(key) ?? key);
    if (owner === key) return request;
    const { headers, url } = withKey(request, key, owner);
    return new Request(new Request(url, request), { headers });
  }
}
