// Register a reader
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.UUID;

class Sample {
  public static void main(String[] args) throws Exception {
    var apiUrl =
        System.getenv().getOrDefault("PARTNER_API_URL", "https://api.library.example/v1");
    var apiKey = System.getenv("PARTNER_API_KEY");
    if (apiKey == null || apiKey.isEmpty()) {
      System.err.println("Set PARTNER_API_KEY to your API key.");
      System.exit(1);
    }

    // One key per request: a retry sends the same key.
    var idempotencyKey = UUID.randomUUID().toString();

    var body =
        """
        {
          "ownNumber": "reader-7",
          "type": "adult",
          "firstName": "Ana",
          "lastName": "Kova\u010d",
          "address": {
            "line1": "Ulica d'Annunzio 1",
            "city": "Ljubljana",
            "country": "SI"
          },
          "nationalities": [
            "SI",
            "IT"
          ],
          "documents": [
            {
              "type": "passport",
              "pages": [
                1,
                2
              ]
            }
          ],
          "termsAccepted": true,
          "note": "Opened at the counter in Ljubljana; letters go to the second address until further notice.",
          "remark": "Opened at the counter in Ljubljana; letters go to the second address until further notice."
        }
        """;

    var uri = URI.create(apiUrl + "/readers");
    var request =
        HttpRequest.newBuilder(uri)
            .method("POST", BodyPublishers.ofString(body))
            .header("Authorization", "Bearer " + apiKey)
            .header("Api-Version", "2026-03-01")
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", idempotencyKey)
            .timeout(Duration.ofSeconds(30))
            .build();
    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      // A problem (RFC 9457): act on its code, quote its requestId to support.
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }
}
